import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const AT_AWS = {
  IMAGE_STORE: 's3://pictures',
  AWS_REGION: 'ap-south-1',
  AWS_ACCESS_KEY_ID: 'AKIA',
  AWS_SECRET_ACCESS_KEY: 'secret',
};
const ELSEWHERE = { ...AT_AWS, AWS_REGION: '', S3_ENDPOINT: 'https://s3.example' };

test('without IMAGE_STORE pictures are on disk, whatever is set for other tools', () => {
  expect(readConfig({ AWS_REGION: 'Mumbai!', AWS_ACCESS_KEY_ID: 'AKIA' }).bucket).toBeUndefined();
});

test.each([
  [AT_AWS, { name: 'pictures', prefix: '', region: 'ap-south-1', endpoint: undefined }],
  [
    { ...AT_AWS, IMAGE_STORE: 's3://a.trust/site/' },
    { name: 'a.trust', prefix: 'site/' },
  ],
  [ELSEWHERE, { name: 'pictures', region: 'us-east-1', endpoint: 'https://s3.example' }],
  [
    { ...ELSEWHERE, S3_ENDPOINT: 'http://10.0.0.2:9000/s3/', IMAGE_STORE: 's3://pictures/a/b' },
    { name: 'pictures', prefix: 'a/b/', endpoint: 'http://10.0.0.2:9000/s3/' },
  ],
])('a bucket is configured by %j', (variables, found) => {
  const credentials = { accessKeyId: 'AKIA', secretAccessKey: 'secret' };
  expect(readConfig(variables).bucket).toMatchObject({ ...found, credentials });
});

test('without access keys the machine’s role is used', () => {
  const { bucket } = readConfig({ ...AT_AWS, AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' });
  expect(bucket).toMatchObject({ name: 'pictures', credentials: undefined });
});

describe('a wrong or missing setting is named', () => {
  test.each([
    [{ IMAGE_STORE: 'pictures' }, 'IMAGE_STORE must be an address like s3://bucket'],
    [{ IMAGE_STORE: 's3://Pictures' }, 'IMAGE_STORE must be'],
    [{ IMAGE_STORE: 's3://pictures/../others' }, 'IMAGE_STORE must be'],
    [{ IMAGE_STORE: '', S3_ENDPOINT: 'https://s3.example' }, 'IMAGE_STORE must say which bucket'],
    [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must be an address like https://s3.example'],
    [{ S3_ENDPOINT: 'https://me@s3.example' }, 'S3_ENDPOINT must be an address without a user'],
    [{ AWS_REGION: '' }, 'AWS_REGION must be a region like ap-south-1'],
    [{ AWS_REGION: 'Mumbai' }, 'AWS_REGION must be a region like ap-south-1'],
    [{ AWS_ACCESS_KEY_ID: '' }, 'AWS_ACCESS_KEY_ID must be set when the other half'],
    [{ AWS_SECRET_ACCESS_KEY: '' }, 'AWS_SECRET_ACCESS_KEY must be set'],
  ])('%j', (wrong, sentence) => {
    expect(() => readConfig({ ...AT_AWS, ...wrong })).toThrow(sentence);
  });
});
