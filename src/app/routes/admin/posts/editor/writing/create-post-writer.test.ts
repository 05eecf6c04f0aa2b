import { expect, test } from 'vitest'
import { aNewPost, aPost, aWriter, offline, text } from './testing/a-writer.ts'

test('a text that nobody touched is not sent', async () => {
	const { writer, clock, server, local, keepings } = aWriter()
	expect(await writer.keep()).toBe(true)
	await clock.pass(60_000)
	expect(server.messages).toEqual([])
	expect(local.size).toBe(0)
	expect(keepings).toEqual([])
	expect(writer.read().keeping).toEqual({ state: 'idle' })
})

test('what is written is in the browser at once, with the server after a pause, and then no longer in the browser', async () => {
	const { writer, write, clock, server, local, keepings } = aWriter()
	write('Depois')
	expect(writer.isKept()).toBe(false)
	expect([...local.values()]).toEqual([
		{
			key: 'here',
			postId: 'post',
			copyId: 'copy',
			fields: text('Depois'),
			baseVersion: 1,
			savedAt: '2026-03-10T12:00:00.000Z',
		},
	])
	await clock.pass(1499)
	expect(server.messages).toEqual([])
	await clock.pass(1)
	expect(server.messages).toEqual([
		{
			address: '/admin/posts/post/gravar',
			intent: 'keep',
			copyId: 'copy',
			keptAt: null,
			baseVersion: 1,
			fields: text('Depois'),
		},
	])
	expect(keepings).toEqual(['waiting', 'keeping', 'kept'])
	expect(writer.read().keeping).toEqual({ state: 'kept', at: new Date('2026-03-10T12:00:01.500Z') })
	expect(local.size).toBe(0)
	expect(writer.isKept()).toBe(true)
})

test('each letter prolongs the pause, but nobody writes longer than ten seconds unkept', async () => {
	const { write, clock, server } = aWriter()
	for (let second = 0; second < 10; second += 1) {
		write(`Letra ${second}`)
		await clock.pass(1000)
		expect(server.messages.length).toBe(second < 9 ? 0 : 1)
	}
	write('Mais')
	await clock.pass(1499)
	expect(server.messages.length).toBe(1)
	await clock.pass(1)
	expect(server.messages.map(({ fields }) => fields.content)).toEqual(['Letra 9', 'Mais'])
})

test('the browser has the text of a second ago, however fast somebody writes', async () => {
	const { write, clock, local } = aWriter()
	const here = () => local.get('here')?.fields.content
	write('a')
	await clock.pass(400)
	write('ab')
	expect(here()).toBe('a')
	await clock.pass(600)
	expect(here()).toBe('ab')
	await clock.pass(200)
	write('abc')
	expect(here()).toBe('ab')
	await clock.pass(800)
	expect(here()).toBe('abc')
})

test('the browser stores what is not kept when it is told to, and nothing else', async () => {
	const { writer, write, local, clock } = aWriter()
	void writer.storeLocally()
	expect(local.size).toBe(0)
	write('a')
	write('ab')
	void writer.storeLocally()
	expect(local.get('here')?.fields.content).toBe('ab')
	await clock.pass(5000)
	void writer.storeLocally()
	expect(local.size).toBe(0)
})

test('what is written while a copy is under way waits for its answer, and is not called kept by it', async () => {
	const { writer, write, clock, server, local } = aWriter()
	server.slow = true
	write('Primeiro')
	await clock.pass(1500)
	write('Segundo')
	await clock.pass(60_000)
	expect(server.intents()).toEqual(['keep'])
	await server.answer()
	expect(writer.isKept()).toBe(false)
	expect(local.get('here')?.fields.content).toBe('Segundo')
	expect(server.messages.map(({ fields }) => fields.content)).toEqual(['Primeiro', 'Segundo'])
	expect(writer.read().keeping).toEqual({ state: 'keeping' })
	await server.answer()
	expect(writer.read().keeping).toMatchObject({ state: 'kept' })
	expect([...server.copies.values()].map(({ fields }) => fields.content)).toEqual(['Segundo'])
	expect(local.size).toBe(0)
})

test('the answer to an older copy leaves a newer text waiting', async () => {
	const { writer, write, clock, server } = aWriter()
	server.slow = true
	write('Primeiro')
	await clock.pass(1500)
	write('Segundo')
	await server.answer()
	expect(writer.read().keeping).toEqual({ state: 'waiting' })
	await clock.pass(1500)
	await server.answer()
	expect(writer.read().keeping).toMatchObject({ state: 'kept' })
})

test('asking again while a copy is under way sends it once', async () => {
	const { writer, write, clock, server } = aWriter()
	server.slow = true
	write('Depois')
	await clock.pass(1500)
	const again = writer.keep()
	await server.answer()
	expect(await again).toBe(true)
	expect(server.intents()).toEqual(['keep'])
})

test('a new article is kept under its own id, which the page may remember from then on', async () => {
	const { writer, write, clock, server } = aWriter(aNewPost)
	write('Começo')
	expect(writer.read().begun).toBeNull()
	await clock.pass(1500)
	expect(server.messages.map(({ address }) => address)).toEqual(['/admin/posts/new/gravar'])
	expect(writer.read().begun).toBe('copy')
	await writer.save()
	expect(writer.read().saved).toMatchObject({ postId: 'copy' })
	write('Mais')
	await clock.pass(1500)
	expect(server.messages.at(-1)).toMatchObject({ address: '/admin/posts/copy/gravar', intent: 'keep', keptAt: null })
})

test('where another page writes into the same copy, this one goes on in a copy of its own', async () => {
	const { writer, write, clock, server } = aWriter(aNewPost)
	server.copies.set('copy', { fields: text('Da outra aba'), keptAt: '2026-03-10T11:00:00.000Z' })
	write('Desta aba')
	await clock.pass(1500)
	write('Desta aba ainda')
	await clock.pass(1500)
	expect([...server.copies].map(([id, { fields }]) => [id, fields.content])).toEqual([
		['copy', 'Da outra aba'],
		['copy-2', 'Desta aba ainda'],
	])
	expect(writer.read().begun).toBe('copy-2')
})

test('a text that is back to what the article says needs no keeping, and leaves no copy', async () => {
	const { writer, write, clock, server } = aWriter()
	write('Depois')
	await clock.pass(1500)
	expect(server.copies.size).toBe(1)
	write('Antes')
	await clock.pass(1500)
	expect(server.copies.size).toBe(0)
	expect(writer.read().keeping).toEqual({ state: 'idle' })
})

test('a text that was left is gone on with: sent at once, and forgotten where it was once it has arrived', async () => {
	const { writer, server, local, clock } = aWriter({ ...aPost, version: 3 })
	server.posts.set('post', { version: 3, fields: text('Antes') })
	const left = { fields: text('Deixado'), baseVersion: 2, savedAt: '2026-03-09T12:00:00.000Z' }
	server.copies.set('old', { fields: left.fields, keptAt: left.savedAt })
	local.set('old-page', { ...left, key: 'old-page', postId: 'post', copyId: 'old' })
	const restorable = { ...left, localKey: 'old-page', kept: { copyId: 'old', keptAt: left.savedAt } }

	server.says = offline
	await writer.restoreCopy(restorable)
	expect(writer.read()).toMatchObject({ fields: left.fields, version: 2, keeping: { state: 'offline' } })
	expect([...local.keys()]).toEqual(['old-page', 'here'])
	expect(server.copies.has('old')).toBe(true)
	await clock.pass(14_999)
	expect(server.intents()).toEqual(['keep'])

	server.says = undefined
	await writer.restoreCopy(restorable)
	expect(server.intents()).toEqual(['keep', 'keep', 'discard'])
	expect([...server.copies].map(([id, { fields }]) => [id, fields.content])).toEqual([['copy', 'Deixado']])
	expect(local.size).toBe(0)
	await clock.pass(60_000)
	expect(server.messages.length).toBe(3)
})

test('a text that was left is thrown away in the browser and with the server, unless another page wrote there since', async () => {
	const { writer, server, local } = aWriter()
	const left = { fields: text('Deixado'), baseVersion: 1, savedAt: '2026-03-09T12:00:00.000Z' }
	local.set('old-page', { ...left, key: 'old-page', postId: 'post', copyId: 'old' })
	server.copies.set('old', { fields: text('Mais novo'), keptAt: '2026-03-10T09:00:00.000Z' })
	await writer.discardCopy({ localKey: 'old-page', kept: { copyId: 'old', keptAt: left.savedAt } })
	expect(local.size).toBe(0)
	expect(server.copies.size).toBe(1)
	await writer.discardCopy({ kept: { copyId: 'old', keptAt: '2026-03-10T09:00:00.000Z' } })
	expect(server.copies.size).toBe(0)
	expect(writer.read().keeping).toEqual({ state: 'idle' })
})
