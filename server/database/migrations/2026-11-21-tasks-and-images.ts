import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`CREATE TABLE users (
    id uuid PRIMARY KEY,
    create_time timestamptz NOT NULL
  )`,
  sql`CREATE TABLE tasks (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users,
    kind text NOT NULL,
    status text NOT NULL CHECK (status IN ('0', '1', '2', '3', '4')),
    stage text,
    progress double precision NOT NULL,
    prompt text NOT NULL,
    ratio text,
    style text,
    count integer NOT NULL,
    seed bigint NOT NULL,
    width integer,
    height integer,
    engine text,
    error_code text,
    error_message text,
    notes jsonb NOT NULL,
    create_time timestamptz NOT NULL,
    update_time timestamptz NOT NULL,
    finish_time timestamptz,
    deleted_at timestamptz,
    run_id uuid,
    lease_until timestamptz,
    attempts integer NOT NULL DEFAULT 0
  )`,
  sql`CREATE INDEX tasks_of_user ON tasks (user_id, id DESC) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX tasks_unfinished ON tasks (status, id) WHERE status IN ('0', '1')`,
  sql`CREATE INDEX tasks_deleted ON tasks (deleted_at) WHERE deleted_at IS NOT NULL`,
  sql`CREATE TABLE images (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users,
    sha256 char(64) NOT NULL,
    bytes bigint NOT NULL,
    content_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    create_time timestamptz NOT NULL
  )`,
  sql`CREATE INDEX images_by_bytes ON images (sha256)`,
  sql`CREATE TABLE task_images (
    task_id uuid NOT NULL REFERENCES tasks ON DELETE CASCADE,
    role text NOT NULL,
    position integer NOT NULL,
    image_id uuid NOT NULL REFERENCES images,
    PRIMARY KEY (task_id, role, position)
  )`,
  sql`CREATE INDEX task_images_by_image ON task_images (image_id)`,
  sql`CREATE TABLE idempotency_keys (
    user_id uuid NOT NULL REFERENCES users,
    key text NOT NULL,
    fingerprint char(64) NOT NULL,
    task_id uuid NOT NULL,
    create_time timestamptz NOT NULL,
    PRIMARY KEY (user_id, key)
  )`,
  sql`CREATE INDEX idempotency_keys_by_time ON idempotency_keys (create_time)`,
  sql`CREATE TABLE secrets (
    name text PRIMARY KEY,
    value text NOT NULL
  )`,
];

/** The first tables: users, tasks, their pictures, idempotency keys, secrets. */
export const tasksAndImages: Migration = {
  async up(database) {
    for (const statement of statements) await statement.execute(database);
  },
};
