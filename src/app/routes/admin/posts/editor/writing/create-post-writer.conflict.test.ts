import { expect, test } from 'vitest'
import { aNewPost, aPost, aWriter, settle, text } from './testing/a-writer.ts'

/** Somebody else saved while this page wrote; the save that was pressed here has just been answered. */
async function aConflict(opened = aPost) {
	const scene = aWriter(opened)
	const { writer, write, server, clock } = scene
	write('Minha')
	await clock.pass(1500)
	server.posts.set(opened.postId ?? opened.copyId, { version: 5, fields: text('Deles') })
	const answer = await writer.save()
	return { ...scene, answer }
}

test('who saves second is asked, and nothing is written over', async () => {
	const { writer, server, answer } = await aConflict()
	expect(answer).toMatchObject({ ok: false, reason: 'changed-meanwhile' })
	expect(writer.read().saving).toMatchObject({ state: 'conflict', theirs: { version: 5, savedByName: 'Ana' } })
	expect(writer.read().fields.content).toBe('Minha')
	expect(server.posts.get('post')?.fields.content).toBe('Deles')
})

test('whoever chooses their own text saves it on top of the other', async () => {
	const { writer, server } = await aConflict()
	expect(await writer.chooseMine()).toMatchObject({ ok: true, version: 6 })
	expect(server.messages.at(-1)).toMatchObject({ intent: 'save', baseVersion: 5 })
	expect(writer.read()).toMatchObject({ version: 6, saving: { state: 'idle' } })
	expect(server.copies.size).toBe(0)
})

test('if a third saves before the choice arrives, it is asked again', async () => {
	const { writer, server } = await aConflict()
	server.posts.set('post', { version: 6, fields: text('De um terceiro') })
	expect(await writer.chooseMine()).toMatchObject({ reason: 'changed-meanwhile' })
	expect(writer.read().saving).toMatchObject({ state: 'conflict', theirs: { version: 6 } })
})

test('whoever chooses the other text has it, and no copy of their own is left', async () => {
	const { writer, write, clock, server, local } = await aConflict()
	write('Minha ainda')
	await writer.chooseTheirs()
	expect(writer.read()).toEqual({
		fields: text('Deles'),
		version: 5,
		saved: { postId: 'post', publishedAt: null, live: null, changes: null, fields: text('Deles') },
		begun: null,
		keeping: { state: 'idle' },
		saving: { state: 'idle' },
	})
	expect(server.copies.size).toBe(0)
	expect(local.size).toBe(0)
	await clock.pass(60_000)
	expect(server.intents()).toEqual(['keep', 'save', 'discard'])
	write('De novo minha')
	await clock.pass(1499)
	expect(server.messages.length).toBe(3)
	await clock.pass(1)
	expect(server.messages.at(-1)).toMatchObject({ intent: 'keep', keptAt: null, baseVersion: 5 })
})

test.for([
	['arrives', 'answer'],
	['loses its answer', 'loseAnswer'],
] as const)('a copy under way when the other text is chosen, which then %s, is gone all the same', async ([, end]) => {
	const { writer, write, clock, server, local } = await aConflict()
	server.slow = true
	write('Minha ainda')
	await clock.pass(1500)
	const choosing = writer.chooseTheirs()
	await server[end]()
	await server.answer()
	await choosing
	expect(server.intents()).toEqual(['keep', 'save', 'keep', 'discard'])
	expect(server.copies.size).toBe(0)
	expect(local.size).toBe(0)
	expect(writer.isKept()).toBe(true)
	expect(writer.read().keeping).toEqual({ state: 'idle' })
	expect(writer.read().fields.content).toBe('Deles')
	await clock.pass(60_000)
	expect(server.messages.length).toBe(4)
})

test('who decides later goes on writing, and is asked again by the next save', async () => {
	const { writer, write, clock, server } = await aConflict()
	writer.decideLater()
	expect(writer.read().saving).toEqual({ state: 'idle' })
	expect(await writer.chooseMine()).toBeUndefined()
	await writer.chooseTheirs()
	write('Minha ainda')
	await clock.pass(1500)
	expect(server.copies.get('copy')?.fields.content).toBe('Minha ainda')
	expect(await writer.save()).toMatchObject({ reason: 'changed-meanwhile' })
})

test('what was written before the conflict was known is kept while somebody decides', async () => {
	const { writer, write, clock, server } = aWriter()
	server.slow = true
	write('Minha')
	const saving = writer.save()
	await settle()
	write('Minha ainda')
	server.posts.set('post', { version: 5, fields: text('Deles') })
	expect(await writer.save()).toBeUndefined()
	await server.answer()
	expect(await saving).toMatchObject({ reason: 'changed-meanwhile' })
	await clock.pass(1500)
	await server.answer()
	expect(server.intents()).toEqual(['save', 'keep'])
	expect(writer.read()).toMatchObject({ keeping: { state: 'kept' }, saving: { state: 'conflict' } })
	const choosing = writer.chooseMine()
	await server.answer()
	await choosing
	expect(server.posts.get('post')?.fields.content).toBe('Minha ainda')
})

test('a new article that another page made of the same copy is asked about, and stays new until that is decided', async () => {
	const { writer, write, clock, server } = await aConflict(aNewPost)
	expect(writer.read().saved.postId).toBeNull()
	write('Minha ainda')
	await clock.pass(1500)
	expect(server.messages.at(-1)).toMatchObject({ address: '/admin/posts/copy/gravar', intent: 'keep' })
	expect(await writer.chooseMine()).toMatchObject({ ok: true, id: 'copy', version: 6 })
	expect(writer.read().saved.postId).toBe('copy')

	const other = await aConflict(aNewPost)
	await other.writer.chooseTheirs()
	expect(other.writer.read().saved).toMatchObject({ postId: 'copy', fields: text('Deles') })
})
