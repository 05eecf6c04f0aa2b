import { expect, test } from 'vitest'
import { aPost, aWriter, offline, settle, text } from './testing/a-writer.ts'

test('a save takes the text as the server cleaned it, its version, and drops the copy', async () => {
	const { writer, write, clock, server, local } = aWriter()
	write('Depois')
	await clock.pass(1500)
	const keptAt = server.copies.get('copy')!.keptAt
	write('Depois ainda')
	const saving = writer.save()
	expect(writer.read().saving).toEqual({ state: 'saving' })
	expect(await saving).toMatchObject({ ok: true, version: 2 })
	expect(server.messages.at(-1)).toEqual({
		address: '/admin/posts/post/gravar',
		intent: 'save',
		id: 'copy',
		copyId: 'copy',
		keptAt,
		baseVersion: 1,
		fields: text('Depois ainda'),
		restoredFrom: undefined,
	})
	const fields = { ...text('Depois ainda'), slug: 'seguro' }
	expect(writer.read()).toEqual({
		fields,
		version: 2,
		saved: { postId: 'post', publishedAt: null, live: null, changes: null, fields },
		begun: null,
		keeping: { state: 'saved', at: clock.now() },
		saving: { state: 'idle' },
	})
	expect(server.copies.size).toBe(0)
	expect(local.size).toBe(0)
	await clock.pass(60_000)
	expect(server.intents()).toEqual(['keep', 'save'])
})

test('of two saves pressed at once the second is the first', async () => {
	const { writer, write, server } = aWriter()
	server.slow = true
	write('Depois')
	const first = writer.save()
	expect(await writer.save()).toBeUndefined()
	await server.answer()
	expect(await first).toMatchObject({ ok: true, version: 2 })
	expect(server.intents()).toEqual(['save'])
	server.slow = false
	expect(await writer.save()).toMatchObject({ ok: true, version: 3 })
})

test('a save waits for the copy under way, and leaves none behind', async () => {
	const { writer, write, clock, server } = aWriter()
	server.slow = true
	write('Depois')
	await clock.pass(1500)
	const saving = writer.save()
	await clock.pass(5000)
	expect(server.intents()).toEqual(['keep'])
	await server.answer()
	expect(server.intents()).toEqual(['keep', 'save'])
	await server.answer()
	expect(await saving).toMatchObject({ ok: true })
	expect(server.copies.size).toBe(0)
	expect(server.posts.get('post')?.fields.content).toBe('Depois')
})

test('a save drops also the copy whose answer was lost', async () => {
	const { writer, write, clock, server } = aWriter()
	server.slow = true
	write('Depois')
	await clock.pass(1500)
	const saving = writer.save()
	await server.loseAnswer()
	expect(writer.read().keeping).toEqual({ state: 'offline', here: true })
	await server.answer()
	expect(await saving).toMatchObject({ ok: true })
	expect(server.copies.size).toBe(0)
	expect(writer.read().keeping).toMatchObject({ state: 'saved' })
	await clock.pass(60_000)
	expect(server.intents()).toEqual(['keep', 'save'])
})

test('a copy that is asked for while a save is under way is sent after it, and only if something was written', async () => {
	const { writer, write, clock, server } = aWriter()
	server.slow = true
	write('Depois')
	void writer.save()
	const keeping = writer.keep()
	await clock.pass(5000)
	expect(server.intents()).toEqual(['save'])
	await server.answer()
	expect(await keeping).toBe(true)
	expect(server.intents()).toEqual(['save'])
})

test('what is written while a save is under way stays, is based on it, and is kept', async () => {
	const { writer, write, clock, server } = aWriter()
	server.slow = true
	write('Salvo')
	const saving = writer.save()
	await settle()
	write('Escrito depois')
	await server.answer()
	await saving
	expect(writer.read()).toMatchObject({ version: 2, keeping: { state: 'waiting' }, saving: { state: 'idle' } })
	expect(writer.read().fields.content).toBe('Escrito depois')
	expect(writer.read().saved.fields.content).toBe('Salvo')
	server.slow = false
	await clock.pass(1500)
	expect(server.messages.at(-1)).toMatchObject({ intent: 'keep', keptAt: null, baseVersion: 2 })
	expect(await writer.save()).toMatchObject({ ok: true, version: 3 })
})

test('the first letter after a save waits for the usual pause', async () => {
	const { writer, write, clock, server } = aWriter()
	write('Salvo')
	await writer.save()
	await clock.pass(60_000)
	write('Mais')
	await clock.pass(1499)
	expect(server.intents()).toEqual(['save'])
	await clock.pass(1)
	expect(server.intents()).toEqual(['save', 'keep'])
})

test('a save that is refused is said to be so, and the text is kept as a copy', async () => {
	const { writer, write, clock, server, local } = aWriter()
	write('Depois')
	server.says = { ok: false, reason: 'invalid', errors: { title: 'Informe o título' } }
	expect(await writer.save()).toEqual(server.says)
	expect(writer.read()).toMatchObject({ saving: { state: 'idle' }, keeping: { state: 'waiting' } })
	expect(local.size).toBe(1)
	server.says = undefined
	await clock.pass(1500)
	expect(server.copies.get('copy')?.fields.content).toBe('Depois')
	expect(local.size).toBe(0)
})

test('a refused save of a text that is kept already sends nothing more', async () => {
	const { writer, write, clock, server } = aWriter()
	write('Depois')
	await clock.pass(1500)
	server.says = { ok: false, reason: 'category-gone' }
	await writer.save()
	await clock.pass(60_000)
	expect(server.intents()).toEqual(['keep', 'save'])
	expect(writer.read().keeping).toMatchObject({ state: 'kept' })
})

test('a save that is too large stays on the screen and in the browser, and is not sent again by itself', async () => {
	const { writer, write, clock, server, local } = aWriter()
	server.says = { ok: false, reason: 'too-large' }
	write('Grande')
	write('Enorme')
	expect(await writer.save()).toEqual(server.says)
	expect(local.get('here')?.fields.content).toBe('Enorme')
	await clock.pass(60_000)
	expect(server.intents()).toEqual(['save'])
	expect(writer.read().fields.content).toBe('Enorme')
})

test('a save without the network is not lost: the text is kept when the network is back, and saved when asked', async () => {
	const { writer, write, clock, server, local } = aWriter()
	server.says = offline
	write('Sem rede')
	expect(await writer.save()).toEqual(offline)
	expect(local.size).toBe(1)
	await clock.pass(1500)
	expect(writer.read()).toMatchObject({ saving: { state: 'idle' }, keeping: { state: 'offline' } })
	server.says = undefined
	writer.retry()
	await settle()
	expect(writer.read().keeping).toMatchObject({ state: 'kept' })
	expect(await writer.save()).toMatchObject({ ok: true, version: 2 })
	expect(server.copies.size).toBe(0)
})

test('a save whose answer was lost is recognised by the next copy', async () => {
	const { writer, write, clock, server } = aWriter()
	server.slow = true
	write('Chegou')
	const saving = writer.save()
	await server.loseAnswer()
	expect(await saving).toEqual(offline)
	server.slow = false
	server.posts.get('post')!.fields.slug = ''
	await clock.pass(1500)
	expect(server.messages.at(-1)).toMatchObject({ intent: 'keep', keptAt: undefined })
	expect(writer.read().keeping).toMatchObject({ state: 'idle' })
	expect(server.copies.size).toBe(0)
})

test('a session that ended costs nothing: the same text is saved once there is another', async () => {
	const { writer, write, clock, server } = aWriter()
	server.says = { ok: false, reason: 'signed-out' }
	write('Depois do fim')
	await clock.pass(1500)
	expect(writer.read().keeping).toEqual({ state: 'failed', here: true, reason: 'signed-out' })
	expect(await writer.save()).toEqual(server.says)
	expect(writer.isKept()).toBe(false)
	server.says = undefined
	expect(await writer.save()).toMatchObject({ ok: true })
	expect(writer.isKept()).toBe(true)
})

test('of an article that was deleted the text is kept as one not yet saved, before anything is said', async () => {
	const { writer, write, clock, server, local } = aWriter()
	write('Antes do fim')
	await clock.pass(1500)
	server.posts.clear()
	server.copies.clear()
	expect(await writer.save()).toEqual({ ok: false, reason: 'not-found' })
	expect(server.messages.at(-1)).toMatchObject({ intent: 'keep', keptAt: undefined })
	expect(server.copies.get('copy')?.fields.content).toBe('Antes do fim')
	expect(writer.read()).toMatchObject({ saving: { state: 'idle' }, keeping: { state: 'kept' } })
	expect(local.size).toBe(0)
})

test('of a deleted article whose copy cannot be sent either the text stays in the browser', async () => {
	const { writer, write, server, local, clock } = aWriter()
	write('Antes do fim')
	await clock.pass(1500)
	expect(local.size).toBe(0)
	server.slow = true
	const saving = writer.save()
	await server.refuse({ ok: false, reason: 'not-found' })
	await server.refuse(offline)
	expect(await saving).toEqual({ ok: false, reason: 'not-found' })
	expect(writer.read().keeping).toEqual({ state: 'offline', here: true })
	expect(local.get('here')?.fields.content).toBe('Antes do fim')
	server.slow = false
	server.posts.clear()
	await clock.pass(1500)
	expect(writer.read().keeping).toMatchObject({ state: 'kept' })
})

test('an old version comes back as a save of its text', async () => {
	const { writer, server } = aWriter()
	await writer.save({ fields: text('Versão 1'), restoredFrom: 1 })
	expect(server.messages).toMatchObject([{ intent: 'save', fields: text('Versão 1'), restoredFrom: 1, baseVersion: 1 }])
	expect(writer.read().fields.content).toBe('Versão 1')
	expect(writer.isKept()).toBe(true)
})

test('what is written while an old version comes back is kept, and the next save shows both', async () => {
	const { writer, write, clock, server } = aWriter()
	server.slow = true
	const restoring = writer.save({ fields: text('Versão 1'), restoredFrom: 1 })
	await settle()
	write('Escrito enquanto voltava')
	await server.answer()
	await restoring
	expect(writer.read().fields.content).toBe('Escrito enquanto voltava')
	server.slow = false
	await clock.pass(1500)
	expect(server.copies.get('copy')?.fields.content).toBe('Escrito enquanto voltava')
	expect(await writer.save()).toMatchObject({
		reason: 'changed-meanwhile',
		current: { fields: { content: 'Versão 1' } },
	})
})

test('a text that was left, taken up while a save is under way, keeps the version it was based on', async () => {
	const { writer, write, server } = aWriter({ ...aPost, version: 3 })
	server.slow = true
	write('Salvo')
	const saving = writer.save()
	await settle()
	const restoring = writer.restoreCopy({ fields: text('Deixado'), baseVersion: 2, savedAt: '2026-03-09T12:00:00.000Z' })
	await server.answer()
	await server.answer()
	await Promise.all([saving, restoring])
	expect(server.messages.at(-1)).toMatchObject({ intent: 'keep', baseVersion: 2 })
	server.slow = false
	expect(await writer.save()).toMatchObject({ reason: 'changed-meanwhile' })
})
