import { expect, test } from 'vitest'
import { type Flash, flashCookie, readFlash } from './flash.ts'

test('what is written is read again, accents and separators included', () => {
	const flash: Flash = { tone: 'success', title: 'Até logo; "já" voltamos', description: 'ção' }
	const cookie = flashCookie(flash).split(';')[0]!
	expect(readFlash(`a=1; ${cookie}; b=2`)).toEqual(flash)
})

test.for([null, '', 'farol.flash=', 'farol.flash=%', 'farol.flash={}', 'xfarol.flash=1'])(
	'%s holds no message',
	(cookies) => {
		expect(readFlash(cookies)).toBeUndefined()
	},
)
