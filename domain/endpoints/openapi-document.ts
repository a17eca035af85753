// The subset of OpenAPI 3.1 that the description of the API uses.
import type * as z from 'zod';
import { API_ROOT } from '../endpoints.ts';
import type { Access } from './endpoint.ts';

export const API_DOCS_PATH = `${API_ROOT}/docs`;
export const OPENAPI_PATH = `${API_ROOT}/openapi.json`;
export const SCHEMAS = '#/components/schemas/';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Media {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: { code: string; message: string } }>;
}

export interface OpenApiResponse {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, Media>;
}

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, OpenApiResponse>;
  'x-who-may': Access;
  'x-same-as'?: string;
  'x-codeSamples'?: { lang: string; source: string }[];
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Partial<Record<Method, OpenApiOperation>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; description: string }>;
  };
}

export interface PathOperation {
  path: string;
  method: Method;
  operation: OpenApiOperation;
}
