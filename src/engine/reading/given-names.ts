/** Words that tell "he" from "she": kin, titles and given names that nearly everyone reads one way. A name that is not here can be either. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Dictionary forms and titles, lower case. */
export const genderedNouns: Readonly<Record<'he' | 'she', ReadonlySet<string>>> = {
  he: set(`man boy father dad daddy papa grandfather grandpa grandad brother son uncle nephew husband king prince gentleman sir lord wizard mr emperor grandson fisherman policeman fireman
    businessman sailor-boy monk widower waiter actor stepfather stepbrother`),
  she: set(`woman girl mother mom mum mama grandmother grandma granny sister daughter aunt niece wife queen princess lady witch mrs ms miss madam empress granddaughter nun widow waitress
    actress stepmother stepsister`),
};

export const givenNames: Readonly<Record<'he' | 'she', ReadonlySet<string>>> = {
  he: set(`aaron adam ahmed albert alexander ali andrew anthony arjun arthur ben benjamin bill bob brandon brian carlos charles charlie dan daniel david dennis diego dilan douglas edward eric
    ethan felix frank fred george greg gregory harry henry hugo ibrahim isaac ivan jack jacob james jason javier jeff jerry jim joe john jonathan jose joseph juan justin karl kevin kofi kyle larry
    leo leon liam louis lucas luis luke malik marcus mark martin mateo matthew max michael miguel mike mohammed nathan nicholas noah oliver omar oscar patrick paul pedro peter philip pierre rafael
    raj ravi richard rob robert ryan samuel scott sergio simon stefan stephen steven thomas tim timothy tom tomas tony tyler victor vincent walter will william yusuf zachary`),
  she: set(`ada aisha alice amanda amelia amina amy ana angela anna anne ann ashley ava barbara beatrice betty brenda carmen carol caroline catherine charlotte chloe christina christine cynthia
    deborah diana diane donna dorothy eleanor elena elizabeth ella ellen emily emma esther eva evelyn fatima hannah harriet heather helen ida ines irene isabel isabella jane janet jennifer jessica
    joan joyce judith julia julie karen kate katherine kathleen kimberly laila laura layla lea leila lena linda lisa lucia lucy mara margaret maria marie martha mary maya melissa mia michelle nancy
    natalie nina nora olivia patricia priya rachel rebecca rosa ruth samantha sandra sara sarah sharon shirley sofia sophia sophie stephanie susan sylvia teresa yasmin zoe`),
};

/** "Grandfather" and "Mom" used as a name. */
export const kin = set('grandfather grandpa grandad grandmother grandma granny father dad daddy papa mother mom mum mama uncle aunt auntie');
