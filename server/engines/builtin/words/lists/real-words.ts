/**
 * English words that no list has and that only look like slips of those that are ("collage" is no college): of the
 * sixty thousand commonest of film subtitles (SUBTLEX-US) those that the spelling would take for another.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `
aground aries allene babbles backboard bandana barely batches batsman bedside belies bellow
billion blende bluenoses boast boatmen breaths breeches bromo brutish cabriole caped certain certain
capitols carouse chaplet cheery collage collides command commute comportment conservator
constriction convenes coolie cornice corral couplet crates craved craving creep cremate
cubits deportment derives dessert dinning distract doublet dragoon emergence expensive
extremis faction factor fatness feats fiends filed filing finales foreman foremen formulates
framer friction fright gallon gambles garbage gentile gilding glided gradations grizzle
groove hatches heaves histories hoper hoping imperil inspect jiggles laddies lancets linear
louts machina marital marries masseuses materiel medial median mediation milord minuet
missives mopped overheard parecious patella patent pheasant photons picadors plater pleasant
plies portables portion posture praises prefect preset programme protestors province puling
radiates ragging ranchero ranches realises refection reunite robbin roster sallow scandal
secrete settle sheaves shingle shotgun shouldn sienna signer signing similes sliver slopping
smileys smoothes snippers splices sprigs starlet starring stature statute steeped stele
stooped strangle stripe strips strokes studious sturgeon suppers sweatshop swerves swingles
tablets teaches thorough though ticket toddle topical torso trough vibrates violent wadding
waist weeding weighs wining worship
bateman carne greta havens hooper marian steele voila
`
    .trim()
    .split(/\s+/),
);
