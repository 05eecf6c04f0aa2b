import { site } from '#config/site.ts'

export const newsroom = `Redação ${site.shortName}`

export const reviewerRegistration = `${site.reviewer.credential}, Registro ${site.regulator.name} ${site.regulator.number}`
