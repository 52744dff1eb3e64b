<?php

declare(strict_types=1);

namespace App\Models;

use App\Auth;
use App\Database;
use App\Page;
use App\Request;

/** The log of sign-ins, refusals and changes of accounts. */
final class AccessLog
{
    public const EVENTS = [
        'login' => 'Signed in',
        'login_failed' => 'Wrong password',
        'login_slowed' => 'Asked to wait',
        'logout' => 'Signed out',
        'page_refused' => 'Page refused',
        'record_refused' => 'Record refused',
        'forged_form' => 'Form refused',
        'password_changed' => 'Password changed',
        'user_added' => 'User added',
        'user_changed' => 'User changed',
        'customer_given' => 'Customer handed over',
        'customer_deleted' => 'Customer deleted',
        'report_downloaded' => 'Report downloaded',
    ];

    /** Adds a line about the signed-in user. $detail is a login, a path or a name; never a password. */
    public static function add(string $event, string $detail): void
    {
        Database::insert('access_log', [
            'user_id' => Auth::user()['id'] ?? null,
            'event' => $event,
            'detail' => preg_match('/^.{0,160}/su', $detail, $start) === 1 ? $start[0] : '',
            'address' => Request::address(),
        ]);
    }

    public static function page(string $event, string $search): Page
    {
        $where = 'WHERE (access_log.detail LIKE ? OR users.name LIKE ? OR access_log.address LIKE ?)';
        $values = array_fill(0, 3, Database::like($search));
        if ($event !== '') {
            $where .= ' AND access_log.event = ?';
            $values[] = $event;
        }

        return Page::read(
            'SELECT access_log.*, users.name',
            "FROM access_log LEFT JOIN users ON users.id = access_log.user_id $where",
            $values,
            'access_log.id DESC',
        );
    }
}
