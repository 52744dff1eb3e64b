<?php

declare(strict_types=1);

namespace Tests;

final class BedsTest extends HostelTest
{
    /**
     * HM-15: Rooms and beds are added; a bed with a history stays.
     * Steps: Add a room with two beds, then a third bed. Remove the third. Try to remove a bed in which
     * somebody lives by sending the form by hand.
     * Expected: The room has two beds; the bed with a resident stays in the register.
     */
    public function roomsAndBeds(): void
    {
        $office = $this->office()->open('/admin/rooms/new')->press('Save room', [
            'block' => 'Ashoka', 'number' => '7', 'residents' => 'any', 'monthly_fee' => '4100.50', 'beds' => '2',
        ]);
        $this->sees($office, '₹4,100.50');
        $this->sees($office->press('Add a bed'), 'Bed C is added.');
        $this->sees($office->press('Yes, remove bed C'), 'The bed is removed.');
        $office->post('/admin/rooms/1/beds/1/delete', ['_token' => $office->hidden('_token')]);
        $this->sees($office, 'stays in the register');
        $this->counts(1, 'beds WHERE id = 1');
    }

    /**
     * HM-16: A room with residents is neither closed nor given to others.
     * Steps: Edit a room in which three women live: set it to closed, then to men.
     * Expected: Both are refused with the number of residents, and the room is as it was.
     */
    public function roomWithPeopleInside(): void
    {
        $office = $this->office();
        $this->sees($office->open('/admin/rooms/1/edit')->press('Save room', ['is_open' => '0']), '3 students live in this room.');
        $this->sees($office->open('/admin/rooms/1/edit')->press('Save room', ['residents' => 'men']), '3 students live in this room.');
        $this->counts(1, "rooms WHERE id = 1 AND is_open = 1 AND residents = 'women'");
        $this->sees($office->open('/admin/rooms/13/edit')->press('Save room', ['is_open' => '0']), 'The room is saved.');
    }

    /**
     * HM-17: A bed cannot be removed through the address of another room.
     * Steps: As the office, send the form that removes a bed with the number of a bed of another room.
     * Expected: Not found; the bed is still there.
     */
    public function bedOfAnotherRoom(): void
    {
        $office = $this->office()->open('/admin/rooms/1');
        $office->post('/admin/rooms/1/beds/32/delete', ['_token' => $office->hidden('_token')]);
        $this->same(404, $office->status, 'answer');
        $this->counts(1, 'beds WHERE id = 32');
    }

    /**
     * HM-18: Correcting a student’s gender cannot leave the student in a room for others.
     * Steps: Edit a woman who lives in a room for women and set the gender to male.
     * Expected: Refused with the name of the room; nothing is changed.
     */
    public function genderAndRoom(): void
    {
        $office = $this->office()->open('/admin/students/1/edit')->press('Save student', ['gender' => 'male']);
        $this->sees($office, 'lives in Neem 103, which is for women only');
        $this->counts(1, "students WHERE id = 1 AND gender = 'female'");
    }

    /**
     * HM-19: From a booking to a bed, with deposit and first fee in one step.
     * Steps: A student books a room. The office approves with a bed of it.
     * Expected: The student sees the key tag of the bed, and owes a deposit and the fee of the month.
     */
    public function bookingToBed(): void
    {
        $student = $this->student('zoya@hostel.example');
        $student->open('/student/rooms/13/book')->press('Ask for this room', ['wanted_from' => '2026-11-20', 'note' => 'I study late.']);
        $this->sees($student, 'Your booking is with the office.');
        $id = $this->database->value("SELECT id FROM bookings WHERE student_id = 24 AND status = 'pending'");
        $office = $this->office()->open("/admin/bookings/$id");
        $this->sees($office, 'I study late.');
        $this->sees($office->press('Approve booking', ['bed_id' => '32']), 'The bed is given');
        $this->sees($student->open('/student'), 'Gulmohar 3 Bed A');
        $this->sees($student, '₹15,600');
        $this->counts(2, 'fees WHERE student_id = 24');
    }

    /**
     * HM-20: A booking is for a day of the next six months.
     * Steps: Ask for a room from yesterday, from 2099, and from 31 February.
     * Expected: Each is refused with a sentence; no booking is stored.
     */
    public function bookingDays(): void
    {
        $student = $this->student('zoya@hostel.example');
        foreach (['2026-11-15', '2099-01-01', '2026-02-31', '0001-01-01'] as $day) {
            $student->open('/student/rooms/13/book')->press('Ask for this room', ['wanted_from' => $day]);
            $this->sees($student, 'From must be a day');
        }
        $this->counts(0, "bookings WHERE student_id = 24 AND status = 'pending'");
    }

    /**
     * HM-21: One student has one booking that waits.
     * Steps: Press “Ask for this room” twice. Book another room while the first booking waits.
     * Expected: One booking waits; the second press says so as if it were the first.
     */
    public function oneBookingWaits(): void
    {
        $student = $this->student('zoya@hostel.example')->open('/student/rooms/13/book');
        $student->pressTwice('Ask for this room', ['wanted_from' => '2026-11-20']);
        $this->sees($student, 'Your booking is with the office.');
        $student->open('/student/rooms/12/book')->press('Ask for this room', ['wanted_from' => '2026-11-20']);
        $this->sees($student, 'You already have a booking');
        $this->counts(1, "bookings WHERE student_id = 24 AND status = 'pending'");
    }

    /**
     * HM-22: A closed account gets no bed.
     * Steps: Close the account of a student whose booking waits. Try to approve the booking, and to give
     * a bed to that student by sending the form by hand.
     * Expected: The booking is withdrawn with the account; the bed is refused with a sentence.
     */
    public function closedAccountGetsNoBed(): void
    {
        $office = $this->office()->open('/admin/bookings/22');
        $token = $office->hidden('_token');
        $office->open('/admin/students/21')->press('Yes, close the account');
        $office->post('/admin/bookings/22/approve', ['_token' => $token, 'bed_id' => '25', 'started_on' => '2026-11-20']);
        $this->sees($office, 'Cancelled');
        $this->sees($this->giveBed($office, 21, 25, '2026-11-20'), 'This account is closed.');
        $this->counts(0, 'allocations WHERE student_id = 21');
    }

    /**
     * HM-23: Two wardens give the last bed at the same moment, and one of them succeeds.
     * Steps: One warden gives a bed and has not finished. A second warden gives the same bed to somebody
     * else. The first one finishes.
     * Expected: The second waits and then reads that the bed is taken; no fee of the second is raised.
     */
    public function twoWardensOneBed(): void
    {
        $office = $this->office()->open('/admin/allocations/new');
        $this->database->begin();
        $this->database->run("INSERT INTO allocations (student_id, bed_id, started_on) VALUES (22, 31, '2026-11-16')");
        $office->pressWithoutWaiting('Give this bed', ['student_id' => '24', 'bed_id' => '31', 'started_on' => '2026-11-16']);
        $this->database->waitUntilSomebodyWaits();
        $this->database->commit();
        $this->sees($office->finish(), 'The bed is taken, or the student already has one.');
        $this->counts(1, 'allocations WHERE bed_id = 31 AND ended_on IS NULL');
        $this->counts(0, 'fees WHERE student_id = 24');
    }

    /**
     * HM-24: A room is not closed while a bed of it is being given.
     * Steps: One warden gives a bed and has not finished. A second warden closes the room. The first one
     * finishes.
     * Expected: Closing waits and is then refused, because somebody lives there.
     */
    public function closingWhileGiving(): void
    {
        $office = $this->office()->open('/admin/rooms/12/edit');
        $this->database->begin();
        $this->database->run('SELECT id FROM rooms WHERE id = 12 FOR UPDATE');
        $this->database->run("INSERT INTO allocations (student_id, bed_id, started_on) VALUES (24, 31, '2026-11-16')");
        $office->pressWithoutWaiting('Save room', ['is_open' => '0']);
        $this->database->waitUntilSomebodyWaits();
        $this->database->commit();
        $this->sees($office->finish(), '1 student lives in this room.');
        $this->counts(1, 'rooms WHERE id = 12 AND is_open = 1');
    }

    /**
     * HM-25: A stay begins on a day that makes sense.
     * Steps: Give a bed from 2020, from 2099, and from a day on which somebody else still lived in it.
     * Expected: Each is refused with the reason; two stays in one bed never overlap.
     */
    public function daysOfMovingIn(): void
    {
        $office = $this->office();
        foreach (['2020-01-01', '2099-01-01'] as $day) {
            $this->sees($this->giveBed($office, self::ZOYA, self::FREE_BED, $day), 'Moves in on must be a day');
        }
        $this->moveOut($office, 10, '2026-11-14');
        $this->sees($this->giveBed($office, self::ZOYA, 30, '2026-11-10'), 'Somebody lived in this bed until 14 Nov 2026.');
        $this->counts(0, 'allocations WHERE student_id = 24');
        $this->giveBed($office, self::ZOYA, 30, '2026-11-14');
        $this->counts(1, 'allocations WHERE student_id = 24');
    }

    /**
     * HM-26: A bed given at the desk also answers the booking that waits.
     * Steps: Give a bed directly to a student whose booking waits.
     * Expected: The booking is approved and linked to the stay; nothing waits any more.
     */
    public function bedAnswersBooking(): void
    {
        $this->giveBed($this->office(), 22, self::FREE_BED, '2026-11-20');
        $this->counts(1, "bookings WHERE id = 23 AND status = 'approved'");
        $this->counts(1, 'allocations WHERE student_id = 22 AND booking_id = 23');
    }

    /**
     * HM-27: A resident moves to another bed, also before the stay has begun.
     * Steps: Move a resident to a free bed. Move a student whose stay begins next week.
     * Expected: The first has a past and a present stay; the second has one stay with the new bed.
     */
    public function movingToAnotherBed(): void
    {
        $office = $this->office();
        $office->open('/admin/allocations/' . $this->stayOf(1))->press('Move', ['bed_id' => '13']);
        $this->sees($office, 'Ananya Deshmukh has moved.');
        $this->counts(2, 'allocations WHERE student_id = 1');
        $this->giveBed($office, self::ZOYA, self::FREE_BED, '2026-11-23');
        $office->open('/admin/allocations/' . $this->stayOf(self::ZOYA))->press('Move', ['bed_id' => '32']);
        $this->counts(1, "allocations WHERE student_id = 24 AND bed_id = 32 AND started_on = '2026-11-23' AND ended_on IS NULL");
        $this->counts(1, 'allocations WHERE student_id = 24');
    }

    /**
     * HM-28: Moving out today frees the bed and keeps the stay.
     * Steps: Move a resident out today. Try a day before the stay began.
     * Expected: The bed can be given again; the past stay is listed; the impossible day is refused.
     */
    public function movingOut(): void
    {
        $office = $this->office();
        $this->sees($this->moveOut($office, 10, '2020-01-01'), 'Moves out on must be a day');
        $this->sees($this->moveOut($office, 10, '2026-11-16'), 'The bed is free again.');
        $this->sees($office->open('/admin/allocations?show=past'), 'Lakshmi Iyer');
        $this->sees($this->giveBed($office, self::ZOYA, 30, '2026-11-16'), 'Zoya Ansari in Gulmohar 1');
    }

    /**
     * HM-29: A day of moving out that lies ahead keeps the bed until then.
     * Steps: Write down that a resident leaves on the 30th. Try to give the bed to somebody else. Come
     * back on the 30th and free the bed.
     * Expected: Until the 30th the bed is taken and the office sees who leaves when; then it is free.
     */
    public function movingOutLater(): void
    {
        $office = $this->office();
        $this->sees($this->moveOut($office, 10, '2026-11-30'), 'Lakshmi Iyer leaves on 30 Nov 2026. The bed stays taken until you free it.');
        $this->sees($this->giveBed($office, self::ZOYA, 30, '2026-11-16'), 'The bed is taken');
        $this->sees($office->open('/admin'), 'Lakshmi Iyer');
        $this->on('2026-11-30');
        $office = $this->office();
        $this->sees($this->moveOut($office, 10, '2026-11-30'), 'The bed is free again.');
        $this->sees($this->giveBed($office, self::ZOYA, 30, '2026-11-30'), 'Zoya Ansari in Gulmohar 1');
    }

    /**
     * HM-30: A student who leaves and comes back in one month pays month and deposit once.
     * Steps: Give a bed from the 10th, move the student out on the 16th, and give another bed from that day.
     * Expected: One deposit and one fee of the month stand in the register, not two of each.
     */
    public function returningWithinAMonth(): void
    {
        $office = $this->office();
        $this->giveBed($office, self::ZOYA, self::FREE_BED, '2026-11-10');
        $this->moveOut($office, self::ZOYA, '2026-11-16');
        $this->giveBed($office, self::ZOYA, 32, '2026-11-16');
        $this->counts(2, 'allocations WHERE student_id = 24');
        $this->counts(1, "fees WHERE student_id = 24 AND title = 'Security deposit'");
        $this->counts(1, "fees WHERE student_id = 24 AND period = '2026-11'");
    }

    /**
     * HM-31: A stay that never begins costs nothing.
     * Steps: Give a bed from next month; the student looks. Cancel the stay before that day. Give another bed from the
     * same day.
     * Expected: The student reads from when the bed is given. After cancelling the bed is free, its open fees are let go
     * with a reason, and the new stay is charged.
     */
    public function stayThatNeverBegins(): void
    {
        $office = $this->office();
        $this->giveBed($office, self::ZOYA, self::FREE_BED, '2026-12-01');
        $this->sees($this->student('zoya@hostel.example'), 'Yours from 1 Dec 2026');
        $office->open('/admin/allocations/' . $this->stayOf(self::ZOYA))->press('Cancel this stay');
        $this->sees($office, 'The stay is cancelled');
        $this->counts(2, 'fees WHERE student_id = 24 AND waived_at IS NOT NULL');
        $this->giveBed($office, self::ZOYA, self::FREE_BED, '2026-12-01');
        $this->counts(2, 'fees WHERE student_id = 24 AND waived_at IS NULL');
    }

    /**
     * HM-62: Closing the account of a student with a bed asks first.
     * Steps: Open the page of a student without a bed. Meanwhile the student gets one. Press “Close the account”.
     * Read what closing means, and confirm it.
     * Expected: The first is refused and the account stays open; the page names the bed. The second closes the
     * account, and the bed stays taken.
     */
    public function closingAccountOfResident(): void
    {
        $office = $this->office()->open('/admin/students/24');
        $this->giveBed($this->office(), self::ZOYA, self::FREE_BED, '2026-11-16');
        $this->sees($office->press('Close the account'), 'The account is still open.');
        $this->sees($office, 'Gulmohar 2, bed A . If you close the account, the bed stays taken until you free it.');
        $this->counts(1, 'users u JOIN students s ON s.user_id = u.id WHERE s.id = 24 AND u.is_active = 1');
        $this->sees($office->press('Yes, close the account'), 'The account is closed.');
        $this->counts(1, 'allocations WHERE student_id = 24 AND ended_on IS NULL');
    }

    /**
     * HM-63: Closing a room for which students wait asks first.
     * Steps: Edit a room for which a man waits: set it to closed, then to women, then change only its fee. Set it to
     * closed with the box ticked that refuses the booking.
     * Expected: The first two are refused with the name of the student, and the fee is saved. Then the room is closed,
     * and the student reads why the booking was refused.
     */
    public function closingRoomThatIsWaitedFor(): void
    {
        $this->moveOut($this->office(), 20, '2026-11-16');
        $office = $this->office()->open('/admin/rooms/9/edit');
        ['name' => $name, 'email' => $email] = $this->database->run(
            'SELECT u.name, u.email FROM users u JOIN students s ON s.user_id = u.id WHERE s.id = 21',
        )[0];
        $this->sees($office->press('Save room', ['is_open' => '0']), "$name waits for this room.");
        $this->sees($office->press('Save room', ['is_open' => '1', 'residents' => 'women']), "$name waits for this room.");
        $this->sees($office->open('/admin/rooms/9/edit')->press('Save room', ['monthly_fee' => '4000']), 'The room is saved.');
        $this->counts(1, "bookings WHERE id = 22 AND status = 'pending'");
        $office->open('/admin/rooms/9/edit')->press('Save room', ['is_open' => '0', 'refuse_bookings' => '22']);
        $this->sees($office, 'The room is saved.');
        $this->counts(1, "bookings WHERE id = 22 AND status = 'rejected' AND remark = 'This room is closed.' AND decided_by = 1");
        $this->sees($this->student($email)->open('/student/bookings'), 'This room is closed.');
    }

    /**
     * HM-64: Nobody books a room that is being closed.
     * Steps: A student opens the form for a room. The office closes the room and has not finished. The student sends
     * the form. The office finishes.
     * Expected: The booking waits for the office and is then refused; none is stored.
     */
    public function bookingWhileClosing(): void
    {
        $student = $this->student('zoya@hostel.example')->open('/student/rooms/13/book');
        $this->database->begin();
        $this->database->run('UPDATE rooms SET is_open = 0 WHERE id = 13');
        $student->pressWithoutWaiting('Ask for this room', ['wanted_from' => '2026-11-20']);
        $this->database->waitUntilSomebodyWaits();
        $this->database->commit();
        $this->sees($student->finish(), 'This room has just been closed.');
        $this->counts(0, "bookings WHERE student_id = 24 AND status = 'pending'");
    }
}
