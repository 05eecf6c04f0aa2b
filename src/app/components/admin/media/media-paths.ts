export const MEDIA_PAGE = '/admin/midia'
/** Where pictures are sent: the one address that takes more than a megabyte. */
export const UPLOAD_PATH = '/admin/midia/enviar'
