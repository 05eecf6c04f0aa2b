import { expect, test } from 'vitest'
import { findTopic } from './find-topic.ts'
import { imagePrompt, proposedPrompt, stamped } from './image-prompt.ts'
import { readScenes } from './read/read-scenes.ts'
import { details, generalTopic, topics } from './topics.ts'

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
	const { shown, searches } = imagePrompt({ prompt: title, style: 'corporate', useOriginalPrompt: false })
	expect(shown).toMatch(/^A clean modern car on a coastal road/)
	expect(shown).toContain('Corporate photography')
	expect(shown).toContain('No text')
	expect(shown).toContain(title)
	expect(searches[0]).toBe('car coastal road')
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

test('every scene leaves room for the title, whatever the style', () => {
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

test('the stamp is only in what is sent', () => {
	expect(stamped('Um farol', 'ab12')).toBe('Um farol [seed:ab12]')
})

test.for([
	[
		'Carro batido na chuva: quem paga a franquia?',
		null,
		'Carro moderno e limpo em uma estrada do litoral sul do Brasil, na luz suave da manhã, com céu carregado e chão molhado de chuva. Sem textos, letras, marcas nem rostos conhecidos.',
	],
	[
		'Como recorrer de uma negativa',
		'Seguro Residencial',
		'Casa acolhedora com jardim verde e luz quente nas janelas, ao entardecer. Sem textos, letras, marcas nem rostos conhecidos.',
	],
] as const)('for %j of %j a picture is proposed, and not the words of the article', ([about, categoryName, prompt]) => {
	expect(proposedPrompt({ title: about, categoryName })).toBe(prompt)
})

test('whatever is proposed is about the subject it was proposed for', () => {
	for (const topic of topics)
		for (const { words } of [{ words: [''] }, ...details]) {
			const proposed = proposedPrompt({ title: words[0]!.trim(), categoryName: topic.name })
			expect([proposed, findTopic(proposed).name]).toEqual([proposed, topic.name])
		}
	expect(findTopic(proposedPrompt({ title: '', categoryName: null }))).toBe(generalTopic)
})

test('a scene that lacks something stops the build with its name', () => {
	const read = () => readScenes({ file: 'content/imagens.yaml', text: 'temas: []\nsempre: Sem textos' })
	expect(read).toThrow(/content\/imagens\.yaml.*geral/s)
})
