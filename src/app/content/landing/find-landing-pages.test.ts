import { expect, test } from 'vitest'
import { landingPagesMatching, landingPagesNamedIn } from './find-landing-pages.ts'

const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path)

test('a page is found by the beginnings of the words of its title, with or without accents', () => {
	expect(paths(landingPagesMatching('resid'))).toEqual(['/seguros/residencial'])
	expect(paths(landingPagesMatching('Previdencia'))).toHaveLength(1)
	expect(paths(landingPagesMatching('seguro vida'))).toEqual(['/seguros/vida'])
	expect(landingPagesMatching('vulcão')).toEqual([])
	expect(landingPagesMatching(' ')).toEqual([])
})

test('a passage names a page by its whole title', () => {
	expect(paths(landingPagesNamedIn('Quem tem seguro residencial pode pedir.'))).toEqual(['/seguros/residencial'])
	expect(landingPagesNamedIn('A vida segue, e o seguro não.')).toEqual([])
})
