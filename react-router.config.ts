import type { Config } from '@react-router/dev/config'

export default {
	appDirectory: 'src/app',
	ssr: true,
	// The origin of every request that changes something is checked at the edge, in server/http/same-origin.ts.
	allowedActionOrigins: ['**'],
} satisfies Config
