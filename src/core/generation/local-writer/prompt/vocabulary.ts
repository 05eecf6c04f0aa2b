import index from './index/prompt-index.content.server.ts'
import { createSpelling } from './spelling.ts'
import { stemOf } from './stems.ts'

/** Every word of ours that is written right. */
export const words: readonly string[] = index.words

export const spelling = createSpelling(words, new Set(words.map(stemOf)), stemOf)
