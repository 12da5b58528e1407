/** Names for the filter, from many languages: people who are called so, and what a class should not have to read. */
const list = (text: string): string[] =>
  text
    .split(/[|\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** Real given names and surnames, also those that hold a bad word, and nicknames a child would choose. */
export const goodNames = list(`
Ana|Nguyễn Thị Anh|O'Neil|O’Brien|Zoë|Li Na|李娜|Мария|محمد|Jean-Luc|Dr. Who|Søren|Łukasz|Phuc|Dick|Dickson|Cummings|Penistone|Dikshit|Cassandra|Nazir|Nazia|Essex|Nigel|Niger
Scunthorpe|Takeshita|Fatima|Fatoumata|Pornthip|Siriporn|Titus|Analise|Butterfield|Hancock|Peacock|Mitchell|Hassan|Kumar|José|Beyoncé|Åsa|Ngozi|Xiu Ying|Kim 7|Sam R.|A|Bo|Teal Heron 7|Aiko|Yusuf
Grace|Shelley|Ashley|Assata|Bassam|Cassius|Kassandra|Matt|Class Clown|Basset|Shiho|Shilpa|Dong Hyun|Wang Wei|Hoang|Long|Hung|Cox|Ivan|Olga|Hari|Sukhdeep|Swapnil|Anushka|Rajesh|Fanny|Gay|Lipschitz
Draper|Sussex|Cucumber|Document|Therapist Tom|Grapes|Skywalker|Title|Constance|Push Kar|Pia|Ping|Peppa|Pooja|Poppy|Deepak|Kaur|Wanjiru|Wanda|Kofi|Kwame|Abimbola|Ayşe|Çağla|Dvořák|Émile|Ñandú
Aaliyah|Abdul Rahman|Abena|Adaeze|Aditi|Agnieszka|Aïcha|Akira|Alejandro|Alessia|Amélie|Amina|Amir Hossein|Anaïs|Andrés|Anh Tuấn|Anil|Annika|Antoine|Aoife|Arjun|Artyom|Asha|Astrid|Aylin
Baraka|Beatriz|Ben|Bilal|Birgit|Björn|Blessing|Bogdan|Brigid|Carlos|Catarina|Cemal|Chiara|Chidi|Chinedu|Chloé|Chukwuemeka|Ciarán|Clément|Conchita|Cristóbal|Dagmar|Daiki|Damian|Daniyar|Darragh
Désirée|Dilnoza|Dimitris|Dmytro|Duc Anh|Ebru|Efua|Eilidh|Ekaterina|Elif|Emeka|Enzo|Eoghan|Esra|Farida|Faisal|Fernanda|Fikret|Florian|François|Gabriela|Gintarė|Giorgos|Giulia|Gökhan|Gulnara|Guðrún
Habiba|Hanna-Leena|Haruto|Håkon|Hélène|Hiroshi|Huda|Ibrahim|Ifeanyi|Ikram|Ines|Ingrid|Iryna|Isha|Ismail|Jamal|Jasleen|Jędrzej|Jin-woo|João|Jörg|Jürgen|Kamala|Karima|Katarzyna|Kenji|Khadija|Kirsten
Kwaku|Lakshmi|Lars|Latoya|Leïla|Linh|Ljubica|Lourdes|Lucía|Luís|Mahmoud|Maja|Malik|Manpreet|Marek|María José|Matteo|Mehmet|Mei Ling|Mikołaj|Milica|Minh Châu|Mohammed Ali|Mpho|Nadia|Naledi|Natália
Niamh|Nikolaos|Noor|Oisín|Oluwaseun|Onur|Oskar|Pádraig|Parveen|Paulo|Petra|Pham Van|Priya|Quynh|Rania|Rashid|Renée|Rıza|Rohan|Rósa|Ruth|Saoirse|Sauli|Sébastien|Seo-yeon|Shanice|Shreya|Siobhán
Snežana|Sofía|Sunita|Svetlana|Tadeusz|Takumi|Tanisha|Tariq|Thandiwe|Thảo|Tiago|Tomás|Trịnh|Tsegaye|Ümit|Vaishnavi|Valentina|Vikram|Wojciech|Xiaoming|Xóchitl|Yara|Yetunde|Yuki|Zainab|Zbigniew|Žofia
张伟|王芳|田中さくら|佐藤 健|김민준|이서연|Александр|Ольга|Дмитро|Νίκος|Ελένη|فاطمة|أحمد|יעל|नेहा|অনিক|தமிழ்|ธนพล|გიორგი|Արամ|Blue Whale|Maths Fan|Night Owl|Quiet Fox 12|Rocket 3|Sunny Day|Team Green|Tiny Panda|Эстебан|Себастьян|ماكس|Godier`);

/** Slurs and insults in several spellings and languages, jokes on a teacher reading aloud, others' roles, and what could find or harm someone. */
export const badNames = list(`
fuck|FUCK|f u c k|f.u.c.k|f.u.c.k you|fuuuck|Fück|fυck|phuck|sh1t|5hit|b1tch|a55|@ss|n1gger|nigga|hitler|Adolf Hitler|nazi|kys|k y s|K-Y-S|kms|rape|rapist|porn|p0rn|pu55y|penis|peni5|slut|whore|cunt
c u n t|dickhead|big dick|d1ck|cock|wanker|retard|faggot|fag|tits|boobs|sexy|69|420|1488|Ben Dover|Mike Hunt|Hugh Jass|admin|Teacher|ADMIN|Kora|moderator|host|a@b.com|www.x.com|evil.com|555 123 4567
0151 23 45 67|12345|‮evil|a​b|Z̵̸̷̶a|😀|<b>x</b>|hi!!!|kill yourself|suicide|unalive|yourmom|deez nuts|puta|mierda|merde|scheisse|arschloch|hurensohn|putain|pendejo|cabrón|stupid|ugly|loser|idiot
fucker|motherfucker|fuckyou|Fuck Off|fuk|fck|fuc k|F U C K 7|f-u-c-k|shit|sh!t|shitty|bullshit|s h i t|bitch|bitches|b i t c h|bastard|asshole|a s s|arse|arsehole|jackass|dumbass|fatass|badass
nigger|n i g g e r|kike|chink|spic|gook|paki|tranny|faggots|f4ggot|retarded|r3tard|r e t a r d|mongoloid|spastic|whores|wh0re|slutty|sluts|prick|twat|wank|bollocks|tosser|cum|jizz
vagina|v4gina|pussy|clit|dildo|vibrator|blowjob|handjob|boner|horny|h0rny|nude|nudes|sex|s3x|onlyfans|hentai|milf|thot|pimp|stripper|orgasm|masturbate|pedo|pedophile|paedo|molest|incest
heil hitler|SS Nazi|KKK|88 Hitler|Osama bin Laden|gas chamber|holocaust|terrorist|bomb threat|school shooter|kill all|i will kill you|killurself|go die|hang yourself|self harm
Phil McCracken|Seymour Butts|Dixie Normous|Moe Lester|Jenny Talia|Barry McKockiner|Hugh G Rection|Anita Bath|Al Coholic|ligma|sugma|bofa|updog|Joe Mama|ur mom|your mum
Administrator|Mr Teacher|The Teacher|Principal|Kora AI|System|Moderator 2|Host 1|http://x.io|x@y.org|me.com|@handle|+44 20 7946 0958|555-0134-22|98765|1 2 3 4 5 6
​​​|‏abc|abc‬|Ana\u0007|Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍|🍆|💩 face|<script>|{{7*7}}|%00|$$$|a/b|a\\b|#1|***
cazzo|stronzo|puttana|cabron|gilipollas|coño|joder|zorra|maricón|salope|connard|enculé|nique ta mère|fils de pute|fotze|wichser|schlampe|missgeburt|kurwa|сука|блять|хуй|пизда|orospu|siktir
nerd loser|moron|dumb|fatso|fat pig|you suck|i hate you|trash|scum|creep|weirdo|pervert|psycho|freak`).map((name) => name.replace('\\u0007', '\u0007'));
