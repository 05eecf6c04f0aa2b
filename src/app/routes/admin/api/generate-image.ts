import { answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { generateRequestedImage, imageRequest } from '#core/images/image-request.ts'
import { signedInAdmin } from '../signed-in-admin.ts'

/** Makes or finds a picture. Who leaves the dialog stops the one under way. */
export const action = answering(endpoints.generateImage, imageRequest, async (asked, around) => {
	const { images, context, signal, now, correlationId } = around
	const asking = { by: context.get(signedInAdmin), signal, now: now() }
	return { ok: true as const, ...(await generateRequestedImage(images, asked, asking)), correlationId }
})
