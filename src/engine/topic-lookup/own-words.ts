/** English words that stand a letter or two from a word in the name of a held topic, and that no pack uses. Of them nobody can say that they are misspelled. */
export const ownWords: ReadonlySet<string> = new Set(
  `abruptions accent achieve actress addressee adores adverse agents alliterative alloy alter alteration amazing amber ambient analysts angel angels angelus anglers ankles
  annotation annual arable arbor archive arena argyle armor artistic artwork assign assigned assistance asterias astroid auction auctions bailey ballet bangles baths
  beast beaver bench beverage beverages bible bidding bleeding bless bloom bonus booth bored boring bother brand brands brangles brass breach briefing brook bumper bunch
  bundle butler button cabin cable cables cancer captain cataclysm cataclysms cattle caution cedar ceiling centre centres cents chair chairs chaos chapel charger chargers
  charm charming charms chase cheers cherry chess chick chicks chips chuck circus citation civic client clips cloudy clours cluster colon colour colours combo combustor
  comic comical commies compensation competition compile compiled compiler complimentary comply composed condemnation condonation conference conferences conjugations
  connectors consent considers constantly constraint consultant contingent convert converted converter counsel counties county couple coupled couples coupon courier
  coverage cream create creating creation creations creator critics crucial cruises currency dangles decent decor decrease defines deflections dejections delight democrat
  democratise democrats dental desire detect detected detection detections detective devolution diffusional digestif digression dining dinner director directory distant
  distinct diverse divied diving domains donate donated donation donors drilling duration dying eagles easter ecological ecology editing effort effusion egestion ejection
  elaboration elation elations electrician electro elegant ellipses elocution elution emission emulations enables encampment encampments encounter engage enhance ensures
  ensuring entombment equitations erection erotic eternal evaluation evictions evocation excessive exertions exoteric exotic expiration expired expires extended extent
  external facial faction factions failures fallen farces fares father fibre fiction fictions finance finest fixtures flight flights floral folders fonts footage forceps
  forge forges fortes forum forums founder fountain fracking fractious frank freight fruitions funding funeral furcation futures gallery gamma gates gauge genesis genres
  geological geology gladiatory gossip gotten governmental grace grades grand grande grants graphic graphics gratis greatly greeting gross handles harper heater heath
  heather hemostasis hence herbs herein hiking hiring holders homeostatic horror hosted hosting ideal impaired importantly imposed impression inches inclusive incomplete
  incurring indigestion indirect inert inertial infecting infractions infusion ingestion inserting instant inter interact interaction interim internationally interred
  interring intranet inverting investor involution irruptions isotones isotypes jangles jones journal junction jungle knight knights lance lanes latest latex latina
  latino latter leasing leather lecture legislature lender lending lesser lesson lessons liable licence lottery lovers machinery magical mailing maintain maintains
  mangles manner manually maple margin marina marine marker martial mason massive master masters matrix medal medial medical medication medina medium melanin mental
  mentor menus merger metro mighty minority miracle mission missions mixer modem modems module modules moses motel motels movers movie movies multiple mutton mutualist
  mutualists native neutrinos newest nitration nodes notion novels nutation nutriment nutriments nutritious obliteration offline onion onomatopoetic option outline panels
  pants parable parables parabolic paraphrase parentage passion pastor patio patios patois patrol pedometer peers pending penny pension percentile percentiles perry petri
  photons physician pierce pilot placement placental plaint planar planners planta plenty pliant pointer poker polar pompey portal portion portions posing postage posters
  potability potter pottery poultry powder preceding pretty preview previews primarily prince probabilist procurers prodders projector promotion promotional
  promotions proper proposition propositions prospect protector protectors protracted proud pseudopods purple pyrometer python quadric quarterly quartic quilt radical
  rally ranch ranger ranking rankings readily realty rebate recomposed recomposes reduction reductions referenda refractions refuges regard regarding regards reject relax
  relief reload reminder render renew renewal rental republican resections reserve residential resort resorts restoration retain reveals revelation revenge revenue roles
  rosin rotary rouge router rowans rumens rural satin schema scope seafood seances section sections sector sectors seeks seismometry sellers selling sells semitic sensors
  serial server servers sessions seventh shaved sheep sheer shelf showers sister sisters skating slight slots smile smiles smiley snake society socket somatic spatial
  specifies specify specs speculation sphere spice spine sport sporting squad staffing stake stamps starter static stats status statutes steal sterling steroids strand
  stroke stromata stunning stylistics subsection subtle suites supervisor supplemental surfing surgical suspect sweet sword symbionts symbiotic synthetic tablet tablets
  tales tangles technics tender tight tiles timber timer tower towers toxic tracking tractor trance transferals transmigration trauma traversals tribe tribes tsunamic
  tunes ultimate unity unsigned vacation valuable vampire vampires variance vector vetting videos viking vintage vision vocal volition vowing vulcan wallet wangles washer
  washing waterbed waterside welding willing wines wives wondering yeast yield yields`.split(/\s+/),
);
