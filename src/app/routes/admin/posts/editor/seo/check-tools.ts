// What reads an article: the rules, the claims and the repairs, with the panel that shows them all. As much code as the rest
// of the editor, so it is fetched by itself, once one can write.
export { SeoTools } from '#app/components/admin/seo/seo-tools.tsx'
export { readClaims } from '#core/claims/read-claims.ts'
export { checkArticle } from '#core/seo/check-article.ts'
export { proposeFixes, withFixes } from '#core/seo/fixes/propose-fixes.ts'
