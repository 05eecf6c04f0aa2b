import { expect, test } from 'vitest'
import { aPost, aWriter, text } from './testing/a-writer.ts'

const live = { ...aPost, live: { version: 1, fields: text('Antes') } }

test('a save and a publication are two messages, and a save is the one that is sent unasked', async () => {
	const { writer, write, server } = aWriter(live)
	write('Depois')
	await writer.save()
	await writer.save({ publish: true })
	expect(server.intents()).toEqual(['save', 'publish'])
})

test('a publication taken back is what the page shows, and what is written since stays', async () => {
	const { writer, write, server } = aWriter(live)
	write('Depois')
	const saved = await writer.save({ publish: true })
	if (!saved?.ok) throw new Error('not saved')
	await writer.undo(saved.version)
	expect(writer.read()).toMatchObject({ fields: { content: 'Antes' }, version: 3, saved: { live: { version: 3 } } })
	expect(writer.isKept()).toBe(true)

	write('Mais')
	await writer.undo(3)
	expect(writer.read()).toMatchObject({
		fields: { content: 'Mais' },
		version: 4,
		saved: { fields: { content: 'Antes' } },
	})
	expect(writer.isKept()).toBe(false)
	expect(server.intents().filter((intent) => intent === 'undo')).toHaveLength(2)
})

test('changes that are given up go with what was written on top of them, here and on the server', async () => {
	const { writer, write, server, local } = aWriter(live)
	write('Depois')
	await writer.save()
	write('Mais')
	await writer.keep()
	expect(server.copies.size).toBe(1)
	await writer.discardChanges()
	expect(writer.read()).toMatchObject({ fields: { content: 'Antes' }, keeping: { state: 'idle' } })
	expect(server.copies.size).toBe(0)
	expect(local.size).toBe(0)
})

test('a wish that does not arrive changes nothing', async () => {
	const { writer, write, server } = aWriter(live)
	write('Depois')
	await writer.save()
	server.says = { ok: false, reason: 'offline' }
	expect(await writer.discardChanges()).toMatchObject({ reason: 'offline' })
	expect(await writer.undo(2)).toMatchObject({ reason: 'offline' })
	expect(writer.read()).toMatchObject({ fields: { content: 'Depois' }, version: 2 })
})
