import { expect, test } from 'vitest'
import { hydrationAddress, readHydrationAddress } from './hydration-address.ts'

const digest = 'a1-_b2c3d4e5f6g7h8i9j0'

test.for(['/', '/blog/um-artigo', '/blog?categoria=auto&pagina=2', '/blog/autor/joão'])(
	'%s is told and read',
	(page) => {
		expect(readHydrationAddress(hydrationAddress({ digest, page }))).toEqual({ digest, page })
	},
)

test.for([
	'/',
	'/hydration/',
	`/hydration/${digest}.js`,
	`/hydration/${digest}.js?page=`,
	`/hydration/${digest}.js?page=blog`,
	`/hydration/${digest}.js?page=%E0%A4%A`,
	'/hydration/curto.js?page=%2F',
	`/x/hydration/${digest}.js?page=%2F`,
])('%s is none', (url) => {
	expect(readHydrationAddress(url)).toBeUndefined()
})
