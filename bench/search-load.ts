// Searches without pause, for `search-flood.ts`: <address> <connections> <seconds> <networks>. A process of its own, so that it
// can be made to step back: what is measured is the server, not the race with its tormentor for the processor.
import { setPriority } from 'node:os'
import autocannon from 'autocannon'

const [url = '', ...numbers] = process.argv.slice(2)
const [connections = 1, duration = 1, networks = 1] = numbers.map(Number)
const LOWEST = 19
setPriority(LOWEST)

let asked = 0
const result = await autocannon({
	url,
	connections,
	duration,
	timeout: 60,
	requests: [
		{
			method: 'GET',
			setupRequest(request) {
				asked += 1
				const network = asked % networks
				const headers = { 'x-forwarded-for': `198.51.${Math.floor(network / 250)}.${(network % 250) + 1}` }
				return { ...request, headers, path: `/blog/busca?q=seguro+${asked}` }
			},
		},
	],
})
console.log(JSON.stringify({ answered: result['2xx'], refused: result.non2xx, failed: result.errors }))
