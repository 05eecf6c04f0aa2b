import { expect, test } from 'vitest'
import { parseConfig } from '#config/env.server.ts'
import { askedForImages, providerVariables, seeingProviders, textProviders } from '#core/providers/provider-lists.ts'
import { imageSources, pricedModels, seeingModels, textModels } from './providers.ts'

const write = () => {}
const log = { debug: write, info: write, warn: write, error: write }

const watch = () => async () => undefined

function configWith(keys: readonly string[]) {
	const parsed = parseConfig(Object.fromEntries(keys.map((name) => [name, 'segredo'])), providerVariables)
	if (!parsed.ok) throw new Error(parsed.faults.join('\n'))
	return parsed.config
}

test('with all keys every provider can be made, in its order', () => {
	const keys = providerVariables.filter((variable) => !('usual' in variable)).map(({ name }) => name)
	const tools = { config: configWith(keys), log, watch }
	expect(textModels(tools).map(({ provider }) => provider)).toEqual(textProviders)
	expect(seeingModels(textModels(tools)).map(({ provider }) => provider)).toEqual(seeingProviders)
	expect(Object.keys(imageSources(tools))).toEqual(askedForImages)
})

test('one without a key is left out, and what it would cost is known all the same', () => {
	const config = configWith(['GEMINI_API_KEY'])
	expect(textModels({ config, log, watch })).toMatchObject([{ provider: 'gemini', model: 'gemini-flash-latest' }])
	expect(imageSources({ config, log, watch })).toEqual({
		gemini: expect.objectContaining({ model: 'gemini-3.1-flash-image' }),
	})
	expect(pricedModels(config)).toEqual([
		{ provider: 'groq', model: 'openai/gpt-oss-120b', kind: 'text' },
		{ provider: 'gemini', model: 'gemini-flash-latest', kind: 'text' },
		{ provider: 'gemini', model: 'gemini-3.1-flash-image', kind: 'image' },
	])
})
