// What reads an article: the rules, the claims and the repairs. As much code as the rest of the editor, so it is fetched by
// itself, once one can write.
export { readClaims } from '#core/claims/read-claims.ts'
export { checkArticle } from '#core/seo/check-article.ts'
export { proposeFixes, withFixes } from '#core/seo/fixes/propose-fixes.ts'
