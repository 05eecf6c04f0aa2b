/** Whether somebody may have heard what was asked before the connection failed: then it may be billed. */
export function wasSent(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		const code = 'code' in cause ? String(cause.code) : ''
		if (/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(code))
			return false
	}
	return true
}
