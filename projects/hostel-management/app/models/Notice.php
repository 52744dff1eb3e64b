<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;
use App\Page;

final class Notice
{
    public static function page(): Page
    {
        return Page::of('SELECT *', 'FROM notices', 'is_pinned DESC, published_on DESC, id DESC');
    }

    /** The notices that residents see today: published, and not past their last day. */
    public static function current(int $limit = 100): array
    {
        return Database::rows(
            "SELECT * FROM notices
             WHERE published_on <= CURDATE() AND (expires_on IS NULL OR expires_on >= CURDATE())
             ORDER BY is_pinned DESC, published_on DESC, id DESC LIMIT $limit",
        );
    }

    public static function find(int $id): ?array
    {
        return Database::row('SELECT * FROM notices WHERE id = ?', [$id]);
    }

    public static function delete(int $id): void
    {
        Database::run('DELETE FROM notices WHERE id = ?', [$id]);
    }
}
