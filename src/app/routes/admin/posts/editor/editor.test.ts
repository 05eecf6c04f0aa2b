import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { correlationId, type Services, services } from '#app/services.ts'
import { signedInAdmin } from '../../signed-in-admin.ts'
import { loader } from './editor.tsx'

test('an article is begun also while the categories cannot be read, and the fault is logged', async () => {
	const logged: string[] = []
	const log = { error: (_fields: object, message: string) => logged.push(message) }
	const context = new RouterContextProvider()
	// No database at all: whoever asks it for something fails.
	context.set(services, { db: {}, log, siteUrl: 'https://faroldosul.example' } as unknown as Services)
	context.set(correlationId, 'c-1')
	context.set(signedInAdmin, { id: 'ana' } as never)
	const url = new URL('https://faroldosul.example/admin/posts/new')
	const loaded = await loader({ params: { id: 'new' }, url, context } as never)
	expect(loaded).toMatchObject({ categories: [], categoriesFailed: true, opened: { postId: null } })
	expect(logged).toEqual(['the categories could not be read'])
})
