import { expect, test } from 'vitest'
import { findTopic } from './find-topic.ts'
import { imagePrompt, stamped } from './image-prompt.ts'

test.for([
	['Seguro auto: o que muda com a franquia reduzida', null, 'auto'],
	['Batida de CARRO na estrada', null, 'auto'],
	['Automóvel parado na garagem', null, 'auto'],
	['Seguro de vida e beneficiários', null, 'vida'],
	['Incêndio em casa: primeiros passos', null, 'residencial'],
	['Imóvel alugado: quem paga?', null, 'residencial'],
	['Consórcio contemplado', null, 'consorcio'],
	['consorcio sem acento', null, 'consorcio'],
	['Roubo de celular na rua', null, 'celular'],
	['Viagens ao Mercosul', null, 'viagem'],
	['A mala extraviada', null, 'viagem'],
	['A friendly lighthouse by the sea', 'teste', 'geral'],
	['Como recorrer de uma negativa', 'seguro residencial', 'residencial'],
	['Autonomia do corretor e casamento', null, 'geral'],
	['Levar o celular na viagem: a mala e a bagagem', null, 'viagem'],
	['', null, 'geral'],
] as const)('%j of %j is about %s', ([prompt, category, topic]) => {
	expect(findTopic(prompt, category).name).toBe(topic)
})

const title = 'Seguro auto para quem viaja no litoral'

test('a title becomes a scene, in the style that was chosen, with what must not be in it', () => {
	const { shown, searches, scene } = imagePrompt({ prompt: title, style: 'corporate', useOriginalPrompt: false })
	expect(shown).toMatch(/^A clean modern car on a coastal road/)
	expect(shown).toContain('Corporate photography')
	expect(shown).toContain('No text')
	expect(shown).toContain(title)
	expect(searches[0]).toBe('car coastal road')
	expect(scene).toBe('carro em uma estrada')
})

test.for(['professional', 'corporate', 'modern'] as const)('the style %s has words of its own', (style) => {
	const others = (['professional', 'corporate', 'modern'] as const).filter((other) => other !== style)
	const shownIn = (one: typeof style) => imagePrompt({ prompt: title, style: one, useOriginalPrompt: false }).shown
	for (const other of others) expect(shownIn(style)).not.toBe(shownIn(other))
})

test('a built prompt ends at 450 characters with an ellipsis, and loses no rule', () => {
	const { shown } = imagePrompt({ prompt: 'carro 🚗 '.repeat(200), style: 'professional', useOriginalPrompt: false })
	expect(shown.endsWith('…')).toBe(true)
	expect(Array.from(shown).length).toBeLessThanOrEqual(451)
	expect(Array.from(shown).length).toBeGreaterThan(445)
	expect(shown).toContain('No text')
	expect(shown.isWellFormed()).toBe(true)
})

test('every scene leaves room for the title, whatever the style', async () => {
	const { generalTopic, topics } = await import('./topics.ts')
	for (const { name } of [...topics, generalTopic])
		for (const style of ['professional', 'corporate', 'modern'] as const) {
			const given = 'x'.repeat(80)
			expect(imagePrompt({ prompt: given, category: name, style, useOriginalPrompt: false }).shown).toContain(given)
		}
})

test('a prompt that a person wrote is taken as it is, however long', () => {
	const written = `Um farol à noite, ${'com muitas ondas '.repeat(100)}`.trim()
	const { shown, searches } = imagePrompt({ prompt: written, useOriginalPrompt: true })
	expect(shown).toBe(written)
	expect(searches[0]).toBe('farol noite com muitas ondas com')
})

test.for([
	['Um farol à noite', 'Um farol à noite. Modern minimal illustration'],
	['Um farol à noite!', 'Um farol à noite! Modern minimal illustration'],
] as const)('%s is followed by the style that was chosen', ([prompt, begins]) => {
	const { shown } = imagePrompt({ prompt, style: 'modern', useOriginalPrompt: true })
	expect(shown.startsWith(begins)).toBe(true)
	expect(imagePrompt({ prompt, style: 'corporate', useOriginalPrompt: true }).shown).not.toBe(shown)
})

test('of a picture that a person described nobody knows what it shows, whatever the subject', () => {
	const prompt = 'Um guarda-chuva aberto sobre um carro'
	expect(imagePrompt({ prompt, useOriginalPrompt: true })).toMatchObject({ topic: { name: 'auto' }, scene: null })
})

test('the stamp is only in what is sent', () => {
	expect(stamped('Um farol', 'ab12')).toBe('Um farol [seed:ab12]')
})
