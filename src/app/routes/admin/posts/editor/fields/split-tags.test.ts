import { expect, test } from 'vitest'
import { mergeTags, splitTags } from './split-tags.ts'

test('tags are separated by commas and trimmed, and empty ones are dropped', () => {
	expect(splitTags(' Seguro  Auto, ,dicas,, Sinistro ')).toEqual(['Seguro Auto', 'dicas', 'Sinistro'])
})

test('a tag is there once, however it is written', () => {
	expect(mergeTags(['Dicas'], ['dicas', 'Auto', 'Auto'])).toEqual(['Dicas', 'Auto'])
})
