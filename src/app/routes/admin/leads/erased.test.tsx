import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Erased } from './erased.tsx'

const erased = { leads: 1, mails: 0, subscription: false, dataRequests: 0, sharedWith: [] }

function saidOf(props: Parameters<typeof Erased>[0]): string {
	return renderToStaticMarkup(<Erased {...props} />).replaceAll(/<[^>]+>/g, ' ')
}

test('what stays after an erasure is told: the proof of answers, and what others were sent', () => {
	const said = saidOf({ ...erased, dataRequests: 2, sharedWith: ['RD Station', 'WhatsApp'] })
	expect(said).toContain('2 pedidos sobre dados pessoais ficam, como prova da resposta')
	expect(said).toContain('o que foi enviado a RD Station e WhatsApp continua lá: apague também nesses serviços')
	expect(saidOf({ ...erased, dataRequests: 1, sharedWith: ['RD Station'] })).toContain(
		'o que foi enviado a RD Station continua lá: apague também nesse serviço',
	)
})

test('where nothing stays nothing is said of it', () => {
	expect(saidOf(erased)).not.toMatch(/prova|continua lá/)
})
