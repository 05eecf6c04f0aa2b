import { expect, test } from 'vitest'
import { fc } from '#tests/properties.ts'
import { countSyllables } from './syllables.ts'

/** Divided by hand. */
const golden =
	`se-gu-ro a-pó-li-ce in-de-ni-za-ção si-nis-tro fran-qui-a co-ta-ção co-ber-tu-ra ve-í-cu-lo sa-ú-de pa-ís ra-i-nha ju-iz
	ru-im ca-ir a-in-da guer-ra á-gua lin-gui-ça con-ti-nu-ar fa-mí-lia prê-mio quais-quer ô-ni-bus vo-o réu cha-péu dois
	co-o-pe-rar o-ce-a-no á-rea ó-leo má-goa ci-ên-cia ex-pe-ri-ên-cia pe-rí-o-do ri-o vi-a-gem se-gu-ra-do-ra pre-vi-dên-cia
	con-sór-cio re-si-den-ci-al o-fi-ci-al a-pli-ca-ções mãe pães mui-to ru-í-do e-go-ís-mo e-co-no-mi-a his-tó-ria cor-re-tor
	con-tra-to be-ne-fi-ci-á-rio res-pon-sa-bi-li-da-de a-ci-den-te que quan-do qua-se i-gual te-a-tro po-e-ta prai-a i-dei-a
	meu seus mais pai foi vai cui-da-do au-men-to mão põe não câm-bio mú-tuo vá-cuo sé-rie re-ló-gio ál-co-ol com-pre-en-der
	tran-qui-lo a-ve-ri-gua-ção pneu ex-ce-ções li-vre e o um pro-te-ção fo-go lei-tu-ra`.split(/\s+/)

test.for(golden)('%s', (divided) => {
	expect(countSyllables(divided.replaceAll('-', ''))).toBe(divided.split('-').length)
})

test('capitals and combining accents change nothing', () => {
	expect(countSyllables('INDENIZAÇÃO')).toBe(5)
	expect(countSyllables('indenizac\u0327a\u0303o')).toBe(5)
})

test('every word has at least one, and no more than it has letters', () => {
	fc.assert(
		fc.property(fc.string({ minLength: 1 }), (word) => {
			const count = countSyllables(word)
			expect(count).toBeGreaterThanOrEqual(1)
			expect(count).toBeLessThanOrEqual(Math.max(1, word.normalize('NFC').length))
		}),
	)
})
