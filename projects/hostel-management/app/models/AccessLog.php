<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;
use App\Page;
use App\Request;

/** The log of sign-ins, failed tries and refusals. */
final class AccessLog
{
    public const EVENTS = [
        'signed_in', 'sign_in_failed', 'sign_in_slowed', 'signed_out', 'registered', 'password_changed',
        'access_refused',
    ];

    public static function add(string $event, string $email, ?int $userId = null, string $detail = ''): void
    {
        Database::insert('access_log', [
            'user_id' => $userId,
            'email' => text_start($email, 190),
            'event' => $event,
            'detail' => text_start($detail, 190),
            'address' => Request::address(),
            'browser' => Request::browser(),
        ]);
    }

    public static function page(string $event, string $search): Page
    {
        $where = ['email LIKE ?'];
        $values = [Database::like($search)];
        if (in_array($event, self::EVENTS, true)) {
            $where[] = 'event = ?';
            $values[] = $event;
        }

        return Page::of('SELECT *', 'FROM access_log WHERE ' . implode(' AND ', $where), 'id DESC', $values);
    }
}
