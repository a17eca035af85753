/** Made by scripts/build/openapi-module.ts. */
declare module 'virtual:openapi-document' {
  const openApiDocument: import('#domain/endpoints/openapi-document.ts').OpenApiDocument;
  export default openApiDocument;
}
