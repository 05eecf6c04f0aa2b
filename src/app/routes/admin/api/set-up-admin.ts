import { z } from 'zod'
import { answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'

/** Creates the first admin, before whom nobody could sign in; refuses once there is one. So anybody may ask. */
export const action = answering(endpoints.setUpAdmin, z.object({}), (_, { setUpAdmin }) => setUpAdmin())
