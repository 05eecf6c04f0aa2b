import { answer, answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { measurePage, pageToMeasure } from '#core/seo/page-speed.ts'

export function loader() {
	return answer(endpoints.measurePageHealth, { status: 'healthy' })
}

/** How a published page fares with its visitors. */
export const action = answering(endpoints.measurePage, pageToMeasure, ({ url }, { pageSpeed, ...around }) =>
	measurePage({ ...pageSpeed, ...around, url }),
)
