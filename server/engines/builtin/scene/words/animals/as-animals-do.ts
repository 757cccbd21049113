import type { Piece } from '../../../words/reader.ts';
import { isAnimal } from '../creatures.ts';
import { INSECT } from '../keys/scene-keys.ts';
import type { Meaning } from '../meaning.ts';
