import {
	elsewhere,
	inPortuguese,
	oldestBackup,
	type Period,
	periods,
	spanInPortuguese,
} from '#core/personal-data/periods.ts'

/** What the policy says of core/personal-data/periods.ts: what that says to who runs the site does not go to browsers. */
export default {
	cancelled: inPortuguese(periods.cancelled),
	dataRequests: inPortuguese(periods.dataRequests),
	unconfirmed: inPortuguese(periods.unconfirmed),
	auditLines: spanInPortuguese(periods.auditLines.span),
	auditAddresses: spanInPortuguese(periods.auditAddresses.span),
	backups: spanInPortuguese(oldestBackup(elsewhere.backups)),
	rows: Object.values<Period>(periods).map((period) => [
		period.policy.data,
		inPortuguese(period),
		period.policy.afterwards,
	]),
}
