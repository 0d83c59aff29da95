/** Path of the OpenSearch description, without language prefix. */
export const OPENSEARCH_PATH = '/opensearch.xml';
