/** Files that some generators load: "<lora:paper:0.8>". */
const LOADED = /<[\p{L}\p{N}_]+:[^<>]*>/gu;
/** By how much a word counts: "(sunset:1.2)", "sunset::2". */
const WEIGHT = /(?<=[\p{L}\p{M})]):{1,2}-?\d+(?:\.\d+)?(?![\d:])/gu;
/** Tags of picture archives count so: "1girl", "2boys". */
const TAG =
  /(?<![\p{L}\p{N}])(\d)(girl|boy|woman|women|man|men|child|cat|dog)(s?)(?![\p{L}\p{N}])/giu;
/** What is not wanted: "--no people, cars", "Negative prompt: people, cars". */
const UNWANTED = /(?:--no\s+|negative(?:\s+prompt)?\s*:\s*)((?:(?!\s--|\n).)+)/giu;
/** A setting and what it is set to: "--ar 16:9", "--style raw", "--tile". */
const SETTING = /--[a-z]+(?:[ =]+(?:[\d.:]+|[a-z]+(?=\s*(?:--|$))))?/giu;

/**
 * A prompt without what people who have used other generators write for those: weights, files and settings say
 * nothing, and what is not wanted is said with "without".
 */
export const withoutModelSyntax = (prompt: string): string =>
  prompt
    .replace(LOADED, ' ')
    .replace(WEIGHT, '')
    .replace(TAG, '$1 $2$3')
    .replace(
      UNWANTED,
      (_, words: string) => `. without ${words.replace(/\s*[,、，،]\s*/gu, ' or ')}`,
    )
    .replace(SETTING, '. ');
