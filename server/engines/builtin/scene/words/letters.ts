/** The writing of the signs in a street full of neon: signs of Chinese and Japanese, Korean syllables, or words in Latin letters. */
export type Letters = 'han' | 'hangul' | 'latin';
