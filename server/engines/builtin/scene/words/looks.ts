/** How old somebody is and what somebody looks like: face, hair, skin, build, clothes; and of several who they are to each other. */
export type Look =
  | 'woman'
  /** A girl, or a young woman. */
  | 'girl'
  | 'child'
  /** Of a child: no girl. */
  | 'boy'
  /** Of two: a man and a woman, close together. */
  | 'couple'
  | 'old'
  | 'bearded'
  | 'laughing'
  | 'sad'
  /** Who wears a dress. */
  | 'gown'
  /** Who wears one that reaches to the ground. */
  | 'ballgown'
  /** Who has a hat with a brim, a cloth over the hair, or glasses. */
  | 'hatted'
  | 'headscarf'
  | 'glasses'
  | 'sunglasses'
  /** Who wears a hat or a cap of the 1920s. */
  | 'bygone'
  /** Who wears a coat, one against rain with its hood up, a jacket, a shirt, a pullover, a cloak with its hood up. */
  | 'coat'
  | 'raincoat'
  | 'jacket'
  | 'shirt'
  | 'pullover'
  | 'cloak'
  /** How light somebody's skin is, and how stout the body: of several each another. */
  | 'fairskinned'
  | 'brownskinned'
  | 'darkskinned'
  | 'broad'
  | 'slight'
  /** Of several close together whose trade has a blade: it is not drawn. */
  | 'unarmed'
  /** How long the hair is. */
  | 'longhaired'
  | 'shorthaired'
  /** How else it is worn: not at all, in two braids, in a knot on the crown, in curls; and of whom it is black. */
  | 'bald'
  | 'braided'
  | 'bun'
  | 'curly'
  | 'blackhaired'
  | 'greeneyed'
  | 'blueeyed'
  | 'browneyed'
  | 'greyeyed'
  /** Who has freckles, pearls in the ears, a pipe in the mouth. */
  | 'freckled'
  /** A cloth over the eyes. */
  | 'blindfolded'
  | 'earrings'
  | 'pipe'
  /** Who has the wings of a butterfly on the back. */
  | 'gauzewings'
  /** Of several: a man, a woman and children. */
  | 'family'
  /** Of people: they are more than are counted. */
  | 'crowd'
  /** No child any more, and not grown up yet. */
  | 'teen'
  /** No old one: without a beard. */
  | 'youthful'
  /** Who rests the head in a hand. */
  | 'tired'
  /** Who looks at somebody or something beside: on a level with the eyes, beneath them, above them; animals too. */
  | 'eyeing'
  | 'eyeingdown'
  | 'eyeingup'
  /** Who is dressed for the warmth, or for the cold. */
  | 'summery'
  | 'wintry';
