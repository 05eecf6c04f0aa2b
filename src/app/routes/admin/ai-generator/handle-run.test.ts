import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { correlationId, type Services, services } from '#app/services.ts'
import { categories } from '#db/schema/categories.ts'
import { schedulerRuns } from '#db/schema/scheduler.ts'
import { systemConfig } from '#db/schema/settings.ts'
import { aCategory } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import { handleRun } from './handle-run.server.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')

/** Sends a request for an article of a category that was deleted meanwhile. */
async function startOfGoneCategory() {
	const context = new RouterContextProvider()
	const pipeline = { models: [{ provider: 'groq', model: 'llama-9' }], wake() {} }
	context.set(services, { db, now: () => now, pipeline, scheduler: { wake() {} } } as unknown as Services)
	context.set(correlationId, 'c-1')
	context.set(signedInAdmin, { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br', role: 'admin' } as never)
	const request = new Request('http://x/admin/ai-generator', {
		method: 'POST',
		body: new URLSearchParams({
			intent: 'start',
			prompt: 'Seguro do carro no inverno',
			categoryId: crypto.randomUUID(),
		}),
		headers: { 'x-client-address': '10.0.0.1' },
	})
	const answer = await handleRun({ request, context })
	return answer instanceof Response ? undefined : answer.data
}

test('the batch in place of a category that is gone starts where the month has room', async () => {
	await db.insert(categories).values(aCategory())
	await db.update(systemConfig).set({ groqMonthlyLimit: 60 })
	expect(await startOfGoneCategory()).toMatchObject({ field: 'categoryId', batch: 'Geração em lote iniciada' })
	expect(await db.select().from(schedulerRuns)).toMatchObject([{ trigger: 'manual', state: 'running' }])
})

test('above the limit of the month it does not start, and the answer says by how much', async () => {
	await db.insert(categories).values(aCategory())
	await db.update(systemConfig).set({ groqMonthlyLimit: 0 })
	expect(await startOfGoneCategory()).toMatchObject({
		field: 'categoryId',
		batch: 'A categoria não existe mais',
		message: expect.stringMatching(/acima do limite: Podem faltar US\$ 0,\d+ no limite do mês do Groq\. O seu pedido/),
	})
	expect(await db.select().from(schedulerRuns)).toEqual([])
})
