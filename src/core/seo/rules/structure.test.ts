import { expect, test } from 'vitest'
import { found } from '../testing/check.ts'

const title = 'Como ler a proposta do seguro do carro'

test.for([
	['<h1>Seção</h1><h3>Parte</h3>', 0],
	['<h1>Seção</h1><h4>Parte</h4>', 1],
	[`<h1>${title}</h1><h2>Parte</h2>`, 0],
	[`<h1>${title}</h1><h3>Parte</h3>`, 1],
	['<h3>Parte</h3>', 1],
	['<h2>Seção</h2><h1>Outra</h1><h3>Parte</h3>', 0],
] as const)('levels count as the page shows them: %s skips %i', ([content, count]) => {
	expect(found('heading-levels', { title, content })).toHaveLength(count)
})

test.for([
	['heading-levels', '<h2>a</h2><h3></h3>', true],
	['heading-levels', '<h2>a</h2><h3><img src="/a.png"></h3>', false],
	['heading-levels', '<h2>a</h2><h4>b</h4>', true],
	['heading-levels', '<h2>a</h2><h4>b', false],
	['single-h1', '<h1>a</h1><h1>b</h1>', true],
	['single-h1', '<h1>a</h1><h1>b', false],
	['tidy-media', '<table><tr><td>a</td></tr></table>', false],
	['tidy-media', '<table></table>', false],
] as const)('%s in %s can be mended by itself: %s', ([id, content, autoFixable]) => {
	expect(found(id, { content })).toMatchObject([{ autoFixable }])
})

test('a picture with a description gives its heading a name', () => {
	expect(found('heading-levels', { content: '<h2><img src="/a.png" alt="Um farol"></h2>' })).toEqual([])
})
